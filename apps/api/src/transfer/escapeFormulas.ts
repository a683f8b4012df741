/** Matches where a text goes on in a cell of its own, when a program takes a file for one with semicolons or tabs, or splits lines in quotation marks. */
const afterSeparator = /(?<=[;\t\r\n])/;

/** Matches what begins as a formula: one of its characters, full-width and small ones among them, behind blanks and marks of quotation. */
const formula = /^[\s"']*[=+\-@＝＋－＠﹦﹢﹣﹫]/;

/** Matches what a formula may follow that is split off as well. */
const nothing = /^[\s"']*$/;

/** Matches what programs cut off at the beginning of a cell. */
const cut = /^'*[\t\r\n]/;

/** Changes those parts of a text that begin as a formula, wherever a program may split it. */
function changeFormulas(text: string, change: (part: string) => string): string {
  let isFormula = false;
  return text.split(afterSeparator).reduceRight((rest, part, index) => {
    isFormula = formula.test(part) || (isFormula && nothing.test(part));
    return (isFormula || (index === 0 && cut.test(part)) ? change(part) : part) + rest;
  }, '');
}

/** Writes a text for a CSV cell so that no spreadsheet runs it, or a part of it, as a formula: with an apostrophe before it. */
export const escapeFormulas = (text: string) => changeFormulas(text, (part) => `'${part}`);

/** Removes the apostrophes that {@link escapeFormulas} has put. */
export const unescapeFormulas = (text: string) =>
  changeFormulas(text, (part) => (part.startsWith("'") ? part.slice(1) : part));
