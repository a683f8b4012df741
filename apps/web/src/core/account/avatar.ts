import { avatars, type LoginUser } from '@bureau/contract';

const bundled: readonly string[] = avatars;

/** Returns the address of a person's picture: one of those that can be chosen (docs/product.md §3), or one that was uploaded. */
export function avatarAddress(avatar: LoginUser['avatar']): string | undefined {
  if (avatar === null) return undefined;
  const folder = bundled.includes(avatar) ? '/assets/images/avatars' : '/uploads/profile';
  return `${folder}/${encodeURIComponent(avatar)}`;
}
