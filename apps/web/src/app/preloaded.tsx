import { type ComponentType, lazy, type LazyExoticComponent, useState } from 'react';
import { loadCode } from './MissingCode.tsx';

/** Holds a component whose code can be loaded ahead of it. */
export interface Preloaded<Props> {
  /** Shows the component: at once where its code is here, while `lazy` of React would first show what stands in for it. */
  readonly Component: ComponentType<Props>;
  /** Loads the code. What fails to come is asked for again by whoever shows the component. */
  readonly preload: () => Promise<void>;
}

/** Makes a component whose code can be loaded ahead of it. `standIn` shows that it could not be had. */
export function createPreloaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn?: ComponentType<Props>,
): Preloaded<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => ({ default: await loadCode(load, standIn) }));

  function Component(props: Props) {
    const [Shown] = useState<ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>>(
      () => loaded ?? Lazy,
    );
    return <Shown {...props} />;
  }

  return {
    Component,
    async preload() {
      loaded ??= await load().catch(() => undefined);
    },
  };
}
