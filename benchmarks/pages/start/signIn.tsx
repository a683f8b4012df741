import '@bureau/theme/fonts';
import './start.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const accounts = ['Super administrator', 'Administrator', 'Project manager', 'Staff', 'Client'];

interface FieldProps {
  readonly label: string;
  readonly type: string;
  readonly hasFocus?: boolean;
}

function Field({ label, type, hasFocus = false }: FieldProps) {
  const [value, setValue] = useState('');
  return (
    <label className="field">
      {label}
      <input
        type={type}
        autoFocus={hasFocus}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </label>
  );
}

/** Shows what the sign-in page shows, and can do nothing of what it does. */
function SignIn() {
  return (
    <main className="sign-in">
      <h1>Sign in</h1>
      <p>Welcome back to Bureau</p>
      <form>
        <Field label="Email" type="email" hasFocus />
        <Field label="Password" type="password" />
        <button type="submit">Sign in</button>
        <section>
          <h2>Demo accounts</h2>
          <p>Choose a role to fill in its account, then sign in.</p>
          {accounts.map((account) => (
            <button key={account} type="button">
              {account}
            </button>
          ))}
        </section>
      </form>
      <footer>© 2026 Bureau</footer>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
