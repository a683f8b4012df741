import { useState } from 'react';
import { Logo } from '../Logo.tsx';
import { useSettings } from '../../core/settings/settings.ts';
import * as styles from './Auth.styles.ts';

interface AuthHeaderProps {
  readonly title: string;
  /** Explains below the title what the page is for. */
  readonly subtitle: string;
}

/** Heads a page that needs no sign-in: shows whose application it is, and what the page is for. */
export function AuthHeader({ title, subtitle }: AuthHeaderProps) {
  return (
    <styles.Head>
      <CompanyLogo />
      <styles.Title tabIndex={-1}>{title}</styles.Title>
      <styles.Subtitle>{subtitle}</styles.Subtitle>
    </styles.Head>
  );
}

/** Shows the company's logo (docs/product.md §9: 200 x 96); without one that can be had, the product's mark and the company's name. */
function CompanyLogo() {
  const { company_logo: file, company_name: name, company_short_name: shortName } = useSettings();
  const [missing, setMissing] = useState<string>();
  if (file !== null && file !== missing)
    return (
      <styles.CompanyLogo
        src={`/uploads/company_logo/${encodeURIComponent(file)}`}
        alt={name}
        width={200}
        height={96}
        onError={() => setMissing(file)}
      />
    );
  return (
    <styles.ProductLogo>
      <styles.Mark>
        <Logo />
      </styles.Mark>
      {shortName}
    </styles.ProductLogo>
  );
}
