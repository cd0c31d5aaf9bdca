import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OrderBuyer } from '#contract/sales/orders/desk-sale.ts';
import { queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';

type ChooseBuyerProps = { buyer: OrderBuyer | null; onChoose: (buyer: OrderBuyer | null) => void };

const most = 10;

/** The person for whom the order is, found by name or address. */
export function ChooseBuyer({ buyer, onChoose }: ChooseBuyerProps) {
  const t = useTexts('desk_orders');
  const [search, setSearch] = useState('');

  return (
    <Part id="buyer" title={t('part_buyer')}>
      {buyer ? (
        <ul className={styles.rows}>
          <Person person={buyer}>
            <Button variant="quiet" small onPress={() => onChoose(null)}>
              {t('change')}
            </Button>
          </Person>
        </ul>
      ) : (
        <>
          <SearchBox
            landmark={t('search_buyer')}
            label={t('search_buyer')}
            action=""
            maxLength={100}
            onSearch={setSearch}
          />
          {search !== '' && <Matches search={search} onChoose={onChoose} />}
        </>
      )}
    </Part>
  );
}

function Matches({ search, onChoose }: { search: string; onChoose: (buyer: OrderBuyer) => void }) {
  const t = useTexts('desk_orders');
  const desk = useTexts('desk');
  const input = { filter: { search }, page: { number: 1, size: most } };
  const query = useQuery(queries().orders.retrieveOrderBuyers.queryOptions({ input }));
  const mayInvite = hasClaims(useSession(), 'users.read');

  return (
    <Loaded query={query} loading={desk('loading')} failed={desk('not_loaded')}>
      {({ results, total }) => (
        <>
          <p role="status">{t('people_found', { count: total })}</p>
          {total === 0 && (
            <p>
              {t('nobody_found')} {mayInvite && <DeskLink to="people/invitations">{t('invite')}</DeskLink>}
            </p>
          )}
          <ul className={styles.rows}>
            {results.map((person) => (
              <Person key={person.id} person={person}>
                <Button
                  variant="secondary"
                  small
                  aria-label={t('choose_of', { name: person.name })}
                  onPress={() => onChoose(person)}
                >
                  {t('choose')}
                </Button>
              </Person>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function Person({ person, children }: { person: OrderBuyer; children: ReactNode }) {
  const organizations = person.organizations.map(({ name }) => name);

  return (
    <li>
      <b>{person.name}</b>
      <small>{[person.username, ...organizations].join(' · ')}</small>
      {children}
    </li>
  );
}
