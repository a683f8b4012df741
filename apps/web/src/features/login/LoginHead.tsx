import { useTranslation } from 'react-i18next';
import { Logo } from '../../app/Logo.tsx';
import { useSettings } from '../../app/settings.ts';
import * as styles from './LoginPage.styles.ts';

/** Shows where the visitor is: the company's logo, or the product's, and the company's name. */
export function LoginHead() {
  const { t } = useTranslation();
  const { company_logo: logo, company_name: company } = useSettings();
  return (
    <styles.Head>
      {logo === null ? (
        <styles.Mark>
          <Logo />
        </styles.Mark>
      ) : (
        <styles.CompanyLogo src={`/uploads/company_logo/${logo}`} alt={company} />
      )}
      <styles.Title tabIndex={-1}>{t('login.title')}</styles.Title>
      <styles.Subtitle>{t('login.subtitle', { company })}</styles.Subtitle>
    </styles.Head>
  );
}
