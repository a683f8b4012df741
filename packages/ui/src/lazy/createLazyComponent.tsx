import { type ComponentType, createElement, use, useEffect, useState } from 'react';
import { dropKeystrokes } from '../overlay/keystrokeBuffer.ts';
import { createLoader } from './createLoader.ts';

/** Props of what stands in for a component whose code could not be loaded. */
export interface FallbackProps {
  /** The error of the last attempt. */
  readonly error: unknown;
  /** The number of consecutive failed attempts. */
  readonly failures: number;
  /** Retries loading the code. */
  readonly retry: () => void;
}

interface Failure {
  readonly error: unknown;
  readonly failures: number;
}

/** A component whose code can be loaded ahead of it. */
export interface LazyComponent<Props> {
  /** Shows the component: at once where its code is here; else it suspends. */
  readonly Component: ComponentType<Props>;
  /** Loads the code. What fails to come is asked for again by whoever shows the component. */
  readonly preload: () => Promise<void>;
}

/**
 * Creates a component whose code is loaded when it is first shown, so that a page does not pay for what nobody opens. Unlike `lazy` of
 * React it can be tried again: what stands in for it decides when.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props & FallbackProps>,
): LazyComponent<Props> {
  const loader = createLoader(load);
  let failures = 0;
  let attempt: Promise<Failure | undefined> | undefined;

  async function tryOnce(): Promise<Failure | undefined> {
    try {
      await loader.load();
      failures = 0;
      return undefined;
    } catch (error) {
      failures += 1;
      return { error, failures };
    }
  }

  function Component(props: Props) {
    const [failure, setFailure] = useState<Failure>();
    useEffect(() => {
      if (!failure) return;
      // the error was reported: whoever shows the component next asks for its code anew
      attempt = undefined;
      // what stood in its place meanwhile has held them for it
      dropKeystrokes();
    }, [failure]);
    // who has waited for an attempt reads it, also when it is over
    if (!failure && !loader.get()) attempt ??= tryOnce();
    const outcome = failure || !attempt ? undefined : use(attempt);
    if (outcome) setFailure(outcome);
    const Loaded = loader.get();
    if (Loaded) return createElement(Loaded, props);
    return failure && <Fallback {...props} {...failure} retry={() => setFailure(undefined)} />;
  }

  return { Component, preload: async () => loader.load().then(ignore, ignore) };
}

const ignore = () => undefined;
