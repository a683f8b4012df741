/** Returns whether the browser runs on a Mac, an iPhone or an iPad, whose keys have names of their own. */
export function isApplePlatform(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}
