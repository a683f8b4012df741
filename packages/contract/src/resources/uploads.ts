import type { EndpointRule } from '../access/names.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { listOf, oneOf, shape, text } from '../http/schema.ts';
import { fileName } from '../fields/formats.ts';
import { settings } from './settings.ts';

/** Lists what files are uploaded for. */
export const fileKinds = [
  'profile',
  'translation',
  'company_logo',
  'company_sidebar_logo',
  'login_bg',
  'sidebar_background_images',
  'attachment',
] as const;
export type FileKind = (typeof fileKinds)[number];

const megabyte = 1024 * 1024;

/** Describes who may upload files of a kind, and how large they may be, in bytes. */
interface FileRule {
  readonly rule: EndpointRule;
  readonly maxBytes: number;
}

const byWriters = { rule: settings.writers, maxBytes: 2 * megabyte };
const byThemeWriters = { rule: [...settings.writers, ...settings.themeWriters], maxBytes: 8 * megabyte };

/** Who may upload files of which kind. All but attachments are pictures, which anybody may look at. */
export const fileRules: Readonly<Record<FileKind, FileRule>> = {
  profile: { rule: 'signedIn', maxBytes: 5 * megabyte },
  translation: byWriters,
  company_logo: byWriters,
  company_sidebar_logo: byWriters,
  login_bg: byThemeWriters,
  sidebar_background_images: byThemeWriters,
  attachment: { rule: 'signedIn', maxBytes: 25 * megabyte },
};

/** Lists the types of picture that are taken, with the extensions of their names. What else a picture could be might hold scripts. */
export const pictureTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;

/** The largest picture that is taken: pixels of a side, and in all. */
export const pictureLimits = { side: 10_000, pixels: 40_000_000 } as const;

const kind = oneOf(fileKinds).required();

/** Describes a file that was uploaded: its name, and the address that it is read at. */
const uploadAnswer = shape({ file: fileName().required(), url: text(500).required() });

export const uploads = {
  create: defineEndpoint('uploads.create', 'POST', '/api/uploads/{kind}', {
    params: { kind },
    summary: 'Stores a file: a picture of a profile for oneself, an attachment, or a picture of the company.',
    rule: 'signedIn',
    upload: { maxBytes: fileRules.attachment.maxBytes },
    status: 201,
    hasSecret: true,
    response: uploadAnswer,
    errors: [403],
  }),
  waiting: defineEndpoint('uploads.waiting', 'GET', '/api/uploads', {
    summary: 'Lists the newest attachments that the caller has uploaded and that are on no record yet.',
    rule: 'signedIn',
    hasSecret: true,
    response: listOf(uploadAnswer),
  }),
};
