/** Matches the tags of tables in sanitised HTML, in which `>` stands in no value of an attribute. */
const tableTag = /<(\/?)(table|thead|tbody|tr|th|td)\b[^>]*>/g;

/** Lists what an element of a table may stand in. A table itself stands in none. */
const parents: Readonly<Record<string, readonly (string | undefined)[]>> = {
  table: [undefined],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/**
 * Returns sanitised HTML in which elements of tables stand only where they belong. A table in another one, and a row or cell outside of a table, lose their
 * tags and keep their text; what stands in a table and in no cell of it comes before it.
 */
export function arrangeTables(html: string): string {
  const open: { readonly name: string; readonly isKept: boolean }[] = [];
  let kept: string[] = [];
  let arranged = '';
  let table = '';
  let from = 0;
  for (const match of html.matchAll(tableTag)) {
    const [tag, end, name = ''] = match;
    addText(html.slice(from, match.index));
    from = match.index + tag.length;
    if (end === '') {
      const isKept = parents[name]?.includes(kept.at(-1)) ?? false;
      open.push({ name, isKept });
      if (!isKept) continue;
      kept.push(name);
      table += tag;
    } else if (open.pop()?.isKept) {
      kept = kept.slice(0, -1);
      table += tag;
      if (kept.length > 0) continue;
      arranged += table;
      table = '';
    }
  }
  addText(html.slice(from));
  return arranged + table;

  function addText(text: string) {
    if (['th', 'td'].includes(kept.at(-1) ?? '')) table += text;
    else arranged += text;
  }
}
