/** Renders the product's own mark. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden>
      <rect x="2" y="2" width="28" height="28" rx="8" fill="var(--bureau-color-accent)" />
      <path
        d="M11.500 9v14M11.500 9h5.500a3.500 3.500 0 0 1 0 7h-5.500h6.500a3.500 3.500 0 0 1 0 7h-6.500"
        fill="none"
        stroke="var(--bureau-color-on-accent)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
