import { isEmailAddress } from '#contract/people/identity/values.ts';
import { isTaxId, normalTaxId } from '#contract/rules/tax-id.ts';
import { Refusal } from '#contract/refusals.ts';
import { readPhone } from '#api/people/people/index.ts';
import { erpGroupOf } from './model/erp-group.ts';
import type { StoredOrganization } from './store/organizations.ts';

type ErpGroup = NonNullable<StoredOrganization['erp_group']>;
type Checked = { erp_group: ErpGroup };
type Data = Pick<StoredOrganization, 'tax_id' | 'country' | 'email' | 'phone'>;

/** What was written, normalised and checked, with the group that follows from it. */
export async function checkedData<D extends Data>(data: D, current: ErpGroup | null = null): Promise<D & Checked> {
  const { country, email } = data;
  const tax_id = normalTaxId(data.tax_id, country);
  if (!isTaxId(tax_id, country)) throw new Refusal('tax_id_invalid', { field: 'tax_id' });
  if (email !== '' && !isEmailAddress(email)) throw new Refusal('email_invalid', { field: 'email' });
  const phone = data.phone === '' ? '' : await readPhone(data.phone, country);
  if (phone === null) throw new Refusal('phone_invalid', { field: 'phone' });
  return { ...data, tax_id, phone, erp_group: erpGroupOf(country, current) };
}
