import { existsSync, readFileSync } from 'node:fs';

import { type Guide, type GuideSection, guideSections } from './docs.types.ts';

/** Reads the guide of a component; throws where it has a heading that no guide has. */
export function readGuide(file: string): Guide | undefined {
  if (!existsSync(file)) return undefined;
  const [lead = '', ...parts] = readFileSync(file, 'utf8').split(/^## /m);
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    if (!isSection(title)) throw new Error(`${file}: “${title}” is none of ${guideSections.join(', ')}.`);
    return [title, lines.join('\n').trim()] as const;
  });
  return { lead: lead.trim(), sections: Object.fromEntries(sections) };
}

function isSection(title: string): title is GuideSection {
  return guideSections.some((section) => section === title);
}
