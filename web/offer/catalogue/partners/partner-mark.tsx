import type { Partner } from '#contract/offer/catalogue/calls.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import styles from './partner-mark.module.css';

export function PartnerMark({ partner: { name, logo }, eager }: { partner: Marked; eager?: boolean }) {
  if (!logo) return <Avatar name={name} large isOrganization />;
  return (
    <span className={styles.root}>
      <Picture of={logo} sizes="5rem" eager={eager} />
    </span>
  );
}

type Marked = Pick<Partner, 'name' | 'logo'>;
