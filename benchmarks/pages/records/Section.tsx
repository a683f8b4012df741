import type { ReactNode } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function Section({ heading, children }: SectionProps) {
  return (
    <section>
      <div className="section-head">
        <h2>{heading}</h2>
      </div>
      {children}
    </section>
  );
}
