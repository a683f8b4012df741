import { FileInput, type FileInputProps } from '../FileInput/index.ts';

/** Describes what takes images. */
export type ImageInputProps = Omit<FileInputProps, 'hasPreviews'>;

/** What every browser shows and every camera makes. An SVG is a document, which may hold a script. */
const images = ['.png', '.jpg', '.jpeg', '.webp', '.gif'];

/** Takes images that are chosen, dropped or pasted, such as a screenshot, and shows them. `accept` defaults to PNG, JPEG, WebP and GIF. */
export function ImageInput({ accept = images, ...props }: ImageInputProps) {
  return <FileInput {...props} accept={accept} hasPreviews />;
}
