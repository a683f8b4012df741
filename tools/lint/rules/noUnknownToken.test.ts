import { testRule } from '../testRule.ts';
import { noUnknownToken } from './noUnknownToken.ts';

testRule('no-unknown-token', noUnknownToken, {
  valid: [
    'const a = styled.div`color: var(--bureau-color-text); padding: var(--bureau-space-2) var(--column-width);`',
    "const style = { '--bar-colour': 'var(--bureau-color-danger-solid)' }",
    'const colour = `var(--bureau-color-${tone}-text)`',
  ],
  invalid: [
    {
      code: 'const a = styled.div`color: var(--bureau-color-texts);`',
      errors: [{ messageId: 'unknown', data: { token: '--bureau-color-texts' } }],
    },
    {
      code: "const a = { color: 'var(--bureau-colour-text)', margin: 'var(--bureau-space-7)' }",
      errors: [{ messageId: 'unknown' }, { messageId: 'unknown' }],
    },
    {
      code: 'const a = `var(--bureau-colour-${tone}-text)`',
      errors: [{ messageId: 'unknown', data: { token: '--bureau-colour-…' } }],
    },
    { code: 'const a = styled.div`--bureau-own: 1px;`', errors: [{ messageId: 'unknown' }] },
  ],
});
