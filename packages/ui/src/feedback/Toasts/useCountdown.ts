import { useEffect, useEffectEvent, useRef } from 'react';

interface Countdown {
  /** The whole time in milliseconds; `Infinity` never ends. */
  duration: number;
  /** Stops the clock; it goes on from where it stopped. */
  isPaused: boolean;
  /** Starts the clock afresh whenever it changes. */
  round: number;
  /** Runs once when the time is over. */
  onEnd: () => void;
}

/** Runs a function when a time is over, which can be paused. */
export function useCountdown({ duration, isPaused, round, onEnd }: Countdown): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    remaining.current = duration;
  }, [duration, round]);

  useEffect(() => {
    if (isPaused || remaining.current === Infinity) return undefined;
    const start = performance.now();
    const timer = window.setTimeout(end, remaining.current);
    return () => {
      window.clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [duration, round, isPaused]);
}
