// @ts-check
// The widths of characters in the page's font. The session uses them to lay out texts.

/** The maximum width of a character in thousandths of the font size. The host rejects wider characters. */
const maximumWidth = 4000;

/** The printable characters of ASCII. */
const characters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/**
 * Returns the first part of a geometry report: the widths in thousandths of the font size. It contains the widths in the regular
 * and the semibold weight, and the width of a digit in the monospaced font.
 *
 * Some fonts have different proportions at different sizes. A size at which texts are shown therefore leads to the most precise
 * widths.
 * @param {Pick<CanvasRenderingContext2D, "font" | "measureText">} context
 * @param {object} font
 * @param {number} font.size The font size in pixels.
 * @param {string} font.family
 * @param {string} font.monospaced The family of the monospaced font.
 */
export const fontWidths = (context, { size, family, monospaced }) => {
  /** @type {(weight: number, family: string, characters: string[]) => number[]} */
  const widths = (weight, family, characters) => {
    context.font = `${weight} ${size}px ${family}`;
    return characters.map((character) =>
      Math.min(Math.round((context.measureText(character).width / size) * 1000), maximumWidth),
    );
  };
  return ["font", ...widths(400, family, characters), ...widths(600, family, characters), ...widths(400, monospaced, ["0"])].join(
    " ",
  );
};
