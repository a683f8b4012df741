import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width and height of what is drawn, in device pixels: 64 on the densest screens. */
const edge = 192;

/** Decodes an image. There is none where the file is something else, and where nothing decodes images, as in jsdom. */
async function decodeImage(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/**
 * Draws an image on a canvas, from edge to edge. An address (`blob:`) would need a wider content security policy, and would keep the whole
 * image. Returns the canvas, and whether there is something to draw: not every file that is named as an image is one.
 */
export function useThumbnail(file: File | undefined): {
  thumbnail: RefObject<HTMLCanvasElement | null>;
  isShown: boolean;
} {
  const thumbnail = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<ImageBitmap>();

  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    let decoded: ImageBitmap | undefined;
    const decode = async () => {
      decoded = await decodeImage(file);
      if (isCurrent) setImage(decoded);
      else decoded?.close();
    };
    void decode();
    return () => {
      isCurrent = false;
      setImage(undefined);
      decoded?.close();
    };
  }, [file]);

  useEffect(() => {
    const canvas = thumbnail.current;
    const context = canvas?.getContext('2d');
    if (!image || !canvas || !context) return;
    canvas.width = edge;
    canvas.height = edge;
    const side = Math.min(image.width, image.height);
    const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
    context.drawImage(image, left, top, side, side, 0, 0, edge, edge);
  }, [image]);

  return { thumbnail, isShown: image !== undefined };
}
