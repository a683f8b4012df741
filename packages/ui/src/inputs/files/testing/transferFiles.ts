import { fireEvent } from 'storybook/test';

/** Returns the `DataTransfer` of files that are dropped or pasted. The events of tests copy only what is an object's own. */
export function createTransfer(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const { types, files: list, items } = data;
  return Object.defineProperties(data, {
    types: { value: types },
    files: { value: list },
    items: { value: items },
  });
}

/** Drops files on an element, as a browser does. */
export async function dropFiles(zone: Element, ...files: File[]): Promise<void> {
  const dataTransfer = createTransfer(...files);
  await fireEvent.dragEnter(zone, { dataTransfer });
  await fireEvent.dragOver(zone, { dataTransfer });
  await fireEvent.drop(zone, { dataTransfer });
}

/** Returns the input that opens the browser's dialog for files. */
export function findFileInput(element: HTMLElement): HTMLInputElement {
  const found = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('There is no input.');
  return found;
}
