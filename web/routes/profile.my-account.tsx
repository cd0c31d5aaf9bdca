import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { text, validSearch } from '#contract/rules/search-reader.ts';
import { MyAccount, MyAccountOnItsWay } from '#web/people/people/account/my-account.tsx';
import { personQuery } from '#web/people/people/account/person-query.ts';
import { currentSession, useSession } from '#web/shared/session/session-store.ts';
import { useSwitchVisitor } from '#web/shell/use-switch-visitor.ts';
import { MyAccountSections } from './-my-account-sections.tsx';

const readSearch = validSearch({ confirm: text(1_000) });

export const Route = createFileRoute('/profile/my-account')({
  staticData: { texts: ['account'], profileMenu: { group: 'account', place: 40, text: 'my_account' } },
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) => {
    const session = currentSession();
    if (session.status === 'user') void queryClient.prefetchQuery(personQuery(session.user.person.id));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_account }] }),
  component: MyAccountPage,
});

function MyAccountPage() {
  const session = useSession();
  const { confirm } = Route.useSearch();
  const navigate = useNavigate();
  const { visitor, setLocale, setCurrency } = useSwitchVisitor();
  const user = session.status === 'user' ? session.user : null;
  const query = useQuery({ ...personQuery(user?.person.id ?? 0), enabled: user !== null });
  const person = query.data?.results[0];
  if (!user || !person) return <MyAccountOnItsWay query={query} />;

  return (
    <MyAccount
      user={user}
      person={person}
      choices={{ visitor, onLocale: setLocale, onCurrency: setCurrency }}
      confirm={confirm}
      onConfirmed={() => void navigate({ to: '/profile/my-account', replace: true, resetScroll: false })}
    >
      <MyAccountSections user={user} />
    </MyAccount>
  );
}
