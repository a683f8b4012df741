import * as styles from './ProjectLogo.styles.ts';

/** Shows the logo of a project, one of the 12 (docs/product.md §9), beside a text that names it. */
export const ProjectLogo = ({ logo }: { readonly logo: string }) => (
  <styles.Picture src={`/assets/images/logos/${logo}`} alt="" />
);
