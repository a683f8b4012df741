import { componentOf } from './pages.ts';
import { PropsTable } from './PropsTable.tsx';

/** Shows the props of a component that has no page of its own. */
export function Takes({ component }: { component: string }) {
  const members = componentOf(component)?.members ?? [];
  return (
    <div className="sb-unstyled">
      <PropsTable label={`Props of ${component}`} members={members.filter((member) => !member.isInherited)} />
    </div>
  );
}
