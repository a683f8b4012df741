export { ArticleEditor } from './ArticleEditor.tsx';
export type {
  ArticleEditorProps,
  ArticleImages,
  ImageUploadOptions,
  UploadImage,
} from './ArticleEditor.types.ts';
