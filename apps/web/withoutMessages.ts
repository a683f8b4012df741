import { parseSync, Visitor } from 'vite';

/** Matches calls that say something to developers alone. */
const warning =
  /^(?:warning|warningOnce|warnOnce|console\.warn|(?:[\w.?]+\.)?logger\??\.(?:warn|error|deprecate|log))$/;

/** Matches calls that fail, with a message, where code is used in a wrong way. */
const assertion = /^invariant\d?$/;

/** Leaves out of the code of a package what it says to developers: its warnings, and the messages of its assertions. */
export function withoutMessages(code: string): string {
  const cuts: { readonly start: number; readonly end: number; readonly by: string }[] = [];
  new Visitor({
    CallExpression({ arguments: [first, ...others], callee, end, start }) {
      const name = code.slice(callee.start, callee.end);
      const last = others.at(-1);
      if (warning.test(name)) cuts.push({ start, end, by: 'void 0' });
      else if (assertion.test(name) && first && last) cuts.push({ start: first.end, end: last.end, by: '' });
    },
  }).visit(parseSync('package.js', code).program);
  let cut = '';
  let position = 0;
  for (const { by, end, start } of cuts.toSorted((one, other) => one.start - other.start)) {
    // a warning in the words of another one is gone with it
    if (start < position) continue;
    cut += code.slice(position, start) + by;
    position = end;
  }
  return cut + code.slice(position);
}
