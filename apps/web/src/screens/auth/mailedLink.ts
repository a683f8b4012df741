/** Describes what the address of a mailed link holds: `/reset-password/{email}/{token}` (docs/product.md §2). */
export interface MailedLink {
  readonly email: string;
  readonly token: string;
}

/** Reads the parts of a mailed link. What a mail program has cut off or mangled stays as it is: the server knows it as no good link. */
export function readMailedLink(address: string): MailedLink {
  const [path = ''] = address.split('?');
  const [email = '', token = ''] = path.split('/').slice(2).map(decode);
  return { email, token };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
