import { Avatar } from '../Avatar/index.ts';
import type { RootProps } from '../root/index.ts';
import { Detail, Name, Root, Text } from './Persona.styles.ts';

export interface PersonaProps extends RootProps<HTMLSpanElement> {
  /** Names the person. */
  name: string;
  /** Shows more about them in a line below: their e-mail address, their role. */
  detail?: string;
  /** The address of their picture; the initials stand in where there is none. */
  src?: string;
}

/** Shows a person with picture and name. */
export function Persona({ name, detail, src, ...rootProps }: PersonaProps) {
  const hasDetail = detail !== undefined;
  return (
    <Root {...rootProps}>
      <Avatar name={name} src={src} size={hasDetail ? 'medium' : 'small'} isDecorative />
      <Text>
        <Name data-strong={hasDetail || undefined}>{name}</Name>
        {hasDetail && <Detail>{detail}</Detail>}
      </Text>
    </Root>
  );
}
