import { createFileRoute } from '@tanstack/react-router';
import { MyProfile } from '#web/accounts/my-profile.tsx';
import { useSwitchVisitor } from '#web/shell/use-switch-visitor.ts';

export const Route = createFileRoute('/profile/')({
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_profile }] }),
  component: MyProfilePage,
});

function MyProfilePage() {
  const { visitor, setLocale, setCurrency } = useSwitchVisitor();

  return <MyProfile visitor={visitor} onLocale={setLocale} onCurrency={setCurrency} />;
}
