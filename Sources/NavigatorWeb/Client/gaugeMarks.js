// @ts-check
// The styles of gauges with a mark at their value.

/** The styles of a gauge that is open at the bottom and has a mark at its value. */
const at = (/** @type {number} */ offset) => `calc(var(--part)*.75 + ${offset}%)`;
const rings =
  ".openRing>.progress>.gauge{width:58px;height:58px;background:var(--open,var(--tint));" +
  "mask:radial-gradient(closest-side,#0000 82%,#000 84%),conic-gradient(from 225deg," +
  `#000 ${at(-4)},#0000 0 ${at(-2)},#000 0 ${at(2)},#0000 0 ${at(4)},#000 0 75%,#0000 0);mask-composite:intersect}`;

/**
 * The position of the mark on a bar. A gap separates the mark from the bar, and the mark stays between the ends of the bar. The
 * mask contains the outlines of both.
 */
const track = "(100% - 12px)*var(--part)";
const bars =
  ".markedBar.markedBar.markedBar>progress{height:calc(12px*var(--zoom,1));border-radius:0;background:var(--gauge,var(--tint));" +
  "mask:radial-gradient(circle 4px at calc(50% + (100% - 12px)*(var(--part) - .5)*var(--to-end)) 50%,#000 92%,#0000)," +
  `linear-gradient(calc(90deg*var(--to-end)),#000 calc(${track} - 1px),#0000 0 calc(${track} + 13px),#000 0)` +
  " 50%/100% 4px no-repeat}" +
  ".markedBar>progress::-webkit-progress-bar{background:none}.markedBar>progress::-webkit-progress-value{background:none}" +
  ".markedBar>progress::-moz-progress-bar{background:none}";

/** The styles of gauges that are bars or open rings. */
export const gaugeStyles = rings + bars;
