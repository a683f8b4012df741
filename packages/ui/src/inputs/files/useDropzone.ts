import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { listDroppedFiles, type DroppedFile } from './validateFiles.ts';

/** Where a paste means text. */
const textField = 'input, textarea, [contenteditable]';

/** Marks the element of a dropzone. */
const zoneAttribute = 'data-dropzone';

function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes('Files') === true;
}

/** Keeps the browser from leaving the page for a file that is dropped where none is taken. */
function refuseElsewhere(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * Takes files that are dropped on an element, or pasted: with the focus inside of it, or anywhere on the page but in another dropzone. Of
 * several dropzones the first takes what is pasted elsewhere. Returns whether something is held over the element, and the element's props.
 */
export function useDropzone(isDisabled: boolean, onDrop: (dropped: readonly DroppedFile[]) => void) {
  const [isTarget, setTarget] = useState(false);
  const zoneId = useId();

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const zone = target?.closest(`[${zoneAttribute}]`)?.getAttribute(zoneAttribute) ?? zoneId;
    const isText = target?.closest(textField);
    if (event.defaultPrevented || isDisabled || isText || zone !== zoneId) return;
    if (!hasFiles(event.clipboardData)) return;
    event.preventDefault();
    onDrop(listDroppedFiles(event.clipboardData));
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('paste', onPaste, { signal });
    for (const event of ['dragover', 'drop'] as const)
      document.addEventListener(event, refuseElsewhere, { signal });
    return () => controller.abort();
  }, []);

  const take = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    // Without this the browser would leave the page to show the file, where none is taken too.
    event.preventDefault();
    if (isDisabled) event.dataTransfer.dropEffect = 'none';
    else handle(event);
  };

  const hold = take((event) => {
    event.dataTransfer.dropEffect = 'copy';
    setTarget(true);
  });

  const dropProps = {
    [zoneAttribute]: zoneId,
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // The pointer leaves the element for one inside it, too.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(false);
    },
    onDrop: take((event) => {
      setTarget(false);
      onDrop(listDroppedFiles(event.dataTransfer));
    }),
  };

  return { isTarget, dropProps };
}
