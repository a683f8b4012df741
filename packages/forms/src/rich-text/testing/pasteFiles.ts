/** Returns a picture of 40 by 20 pixels as a file. */
export async function picture(name: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  return new File([(await promise) ?? ''], name, { type: 'image/png' });
}

/** Pastes files where the focus is in a text. */
export function pasteFiles(area: HTMLElement, ...files: readonly File[]): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
