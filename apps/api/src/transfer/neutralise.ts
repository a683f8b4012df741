/** Matches texts that a spreadsheet would take for a formula, and those that begin with apostrophes before such a text. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Writes a text for a CSV cell so that no spreadsheet runs it as a formula: with an apostrophe before it. */
export const neutralise = (text: string) => (formula.test(text) ? `'${text}` : text);

/** Takes the apostrophe off again that {@link neutralise} has put. */
export const revive = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);
