export { preloadToasts, ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export {
  createToastStore,
  toasts,
  type Toast,
  type ToastAction,
  type ToastOptions,
  type ToastStore,
} from './toastStore.ts';
