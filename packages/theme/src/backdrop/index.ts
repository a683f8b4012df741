export { type Backdrop, type BackdropColor, backdropColors, backdropPicture } from './backdrops.ts';
