import type { ApiExport } from './api.types.ts';

/** The parts of a guide in the order in which a page shows them. */
export const guideSections = [
  'Example',
  'When to use',
  'When not to use',
  'Do',
  'Don’t',
  'Anatomy',
  'Keyboard',
  'Accessibility',
  'Content',
] as const;
/** What every guide says. */
export const neededSections = ['When to use', 'When not to use', 'Do', 'Don’t', 'Anatomy'] as const;
export type GuideSection = (typeof guideSections)[number];

/** Describes what a designer and a developer have to know of a component: the Markdown file beside it. */
export interface Guide {
  /** What it is for. */
  readonly lead: string;
  /** Markdown, by heading. */
  readonly sections: Readonly<Partial<Record<GuideSection, string>>>;
}

/** Describes the page of a component in the workshop. */
export interface ComponentDocs {
  /** The id of its stories: `ui-button`. */
  readonly id: string;
  readonly name: string;
  /** Its path in the sidebar: `Components/Primitives`. */
  readonly group: string;
  /** The file of its stories, from the root of the repository. */
  readonly file: string;
  readonly guide?: Guide;
  /** Code to copy, with its imports: that of the guide, else that of a story. What is called `handleSave` is the application's own. */
  readonly example?: string;
  /** What is exported beside it, the component itself first. */
  readonly components: readonly ApiExport[];
  readonly functions: readonly ApiExport[];
  /** The controls that it is made of, on whose pages is seen how it answers a pointer, where its own does not show it. */
  readonly controls: readonly string[];
  /** The types that its props name. */
  readonly types: readonly ApiExport[];
}

/** Describes a change of one or more packages. */
export interface Change {
  readonly packages: readonly string[];
  /** Markdown. */
  readonly text: string;
}

/** Describes what a release brings; the one without a version is the next one. */
export interface Release {
  readonly version?: string;
  readonly changes: readonly Change[];
}

/** Describes all that the workshop says beside its stories. */
export interface WorkshopDocs {
  readonly pages: readonly ComponentDocs[];
  /** What is exported without a page of its own. */
  readonly others: readonly ApiExport[];
  readonly releases: readonly Release[];
}
