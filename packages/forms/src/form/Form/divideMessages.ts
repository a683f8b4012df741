import { rootPath } from '../validation/index.ts';

/** Describes what is wrong at the path of a field; an empty path stands for the form as a whole. */
export interface PathMessage {
  readonly path: string;
  readonly message: string;
}

/** Divides messages into those of fields on the screen and the texts of those that have no place there. */
export function divideMessages(
  messages: readonly PathMessage[],
  shownPaths: readonly string[],
): { readonly shown: readonly PathMessage[]; readonly beyond: readonly string[] } {
  const isShown = ({ path }: PathMessage) => shownPaths.includes(path);
  return {
    shown: messages.filter(isShown),
    beyond: messages.filter((message) => !isShown(message)).map(writeBeyond),
  };
}

/** Formats a message that has no place at a field: with the path of its field, unless it names it itself. */
function writeBeyond({ path, message }: PathMessage): string {
  const isOfForm = path === rootPath || path === '';
  return isOfForm || message.includes(path) ? message : `${path}: ${message}`;
}
