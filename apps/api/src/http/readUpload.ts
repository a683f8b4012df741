import type { IncomingMessage } from 'node:http';
import type { UploadSpec } from '@bureau/contract';
import { object } from 'yup';
import { ApiError, FieldError } from '../errors/ApiError.ts';
import type { UploadedFile } from '../files/UploadedFile.ts';
import { parseJson } from './parseJson.ts';
import { filePart, type Multipart, readMultipart } from './readMultipart.ts';
import { validate } from './validate.ts';

/** Describes a multipart body after it was validated. */
export interface Upload {
  readonly file: UploadedFile;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** How much one part beside the file may take, with what multipart writes around it, in bytes. */
const partLimit = 64 * 1024;

/** How many parts are read that are not known, so that they can be named. */
const spareParts = 2;
const maxNameLength = 200;
const megabyte = 1024 * 1024;

function tooLarge({ maxBytes }: UploadSpec): ApiError {
  return new ApiError(413, 'errors.fileTooLarge', {
    values: { limit: Math.floor(maxBytes / megabyte) },
  });
}

async function readForm(incoming: IncomingMessage, spec: UploadSpec): Promise<Multipart> {
  const type = incoming.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new ApiError(415, 'errors.unsupportedType', { values: { type: 'multipart/form-data' } });
  const error = tooLarge(spec);
  const texts = Object.keys(spec.parts ?? {}).length + spareParts;
  const limit = spec.maxBytes + texts * partLimit;
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw error;
  return readMultipart(incoming, type, { file: spec.maxBytes, text: partLimit, texts, total: limit }, error);
}

/** Returns the name of a file without its folders, and without control characters and those that some systems do not take. */
export function sanitiseFileName(name: string): string {
  const last = name.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^[.\s]+/, '');
  return clean.slice(-maxNameLength).toWellFormed() || 'file';
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

function readParts({ texts }: Multipart, { parts = {} }: UploadSpec): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of texts) {
    if (!Object.hasOwn(parts, name)) throw new FieldError({ [name]: [{ key: 'validation.noUnknown' }] });
    if (Object.hasOwn(read, name)) throw new FieldError({ [name]: [{ key: 'validation.invalid' }] });
    try {
      read[name] = parseJson(text);
    } catch {
      throw new FieldError({ [name]: [{ key: 'errors.badJson' }] });
    }
  }
  return validate(object(parts).noUnknown().strict(), read) as Record<string, unknown>;
}

/**
 * Reads a multipart body: one file, and parts of JSON. It is counted while it arrives.
 *
 * @throws ApiError 415 for another type of body or file, 413 for what is too large, 400 for what is no multipart; FieldError for what is
 * missing or not as the contract has it.
 */
export async function readUpload(incoming: IncomingMessage, spec: UploadSpec): Promise<Upload> {
  const form = await readForm(incoming, spec);
  const [file, ...others] = form.files;
  if (file === undefined) throw new FieldError({ [filePart]: [{ key: 'validation.required' }] });
  if (others.length > 0)
    throw new FieldError({ [filePart]: [{ key: 'validation.max.list', values: { max: 1 } }] });
  if (file.name === undefined) throw new FieldError({ [filePart]: [{ key: 'validation.noFile' }] });
  const name = sanitiseFileName(file.name);
  const { extensions } = spec;
  if (extensions !== undefined && !extensions.includes(extensionOf(name)))
    throw new ApiError(415, 'errors.unsupportedFile', {
      values: { types: extensions.map((extension) => extension.toUpperCase()).join(', ') },
    });
  return { parts: readParts(form, spec), file: { name, bytes: file.bytes } };
}
