import { SupportForm } from '../shared/support/SupportForm.tsx';

/** `/account/support`: the support form. Specification section 2. */
export function SupportRoute() {
  return <SupportForm />;
}
