import { useEffect, useRef, useState } from 'react';

/**
 * Returns whether a picture can be shown, and the attributes of its `img`. A picture of a page that a server has rendered may have failed before
 * anybody could hear of it: it is asked for once more.
 */
export function usePicture(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const { current: image } = ref;
    if (src !== undefined && image?.complete && image.naturalWidth === 0) image.setAttribute('src', src);
  }, [src]);
  return {
    isShown: src !== undefined && src !== failed,
    imageProps: { ref, src, onError: () => setFailed(src) },
  };
}
