import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedTaxAddress } from '#contract/people/addresses/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { addressLine } from '#web/people/addresses/address-line.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Muted, Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { TaxAddressForm } from './tax-address-form.tsx';

export function OneTaxAddress({ address }: { address: SavedTaxAddress }) {
  const t = useTexts('addresses');
  const { locale } = useVisitor();
  const [isChanging, setChanging] = useState<boolean>();
  const { name, tax_id, email, is_default, organization_id } = address;
  const facts = [tax_id ? t('tax_id', { taxId: tax_id }) : t('no_tax_id'), email].filter(Boolean);

  return (
    <Panel title={name}>
      <Stack>
        {is_default && (
          <Row>
            <Badge tone="good">{t('default')}</Badge>
          </Row>
        )}
        <div>
          <p>{addressLine(address, locale)}</p>
          <p>
            <Muted>{facts.join(' · ')}</Muted>
          </p>
        </div>
        <InPlace
          open={isChanging}
          form={<TaxAddressForm organizationId={organization_id} address={address} onDone={() => setChanging(false)} />}
        >
          <Row>
            <Button variant="quiet" small onPress={() => setChanging(true)}>
              <Icon of={Pencil} />
              {t('edit')}
              <Hidden> {name}</Hidden>
            </Button>
            {!is_default && <MakeDefault address={address} />}
            <DeleteAddress address={address} />
          </Row>
        </InPlace>
      </Stack>
    </Panel>
  );
}

function useChange() {
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { busy, send } = useSending();

  async function change(run: () => Promise<unknown>, { done, failed }: { done: string; failed: string }) {
    const isDone = await send(async () => {
      await run();
      await client.invalidateQueries({ queryKey: [locale, 'addresses'] });
    });
    notify({ kind: isDone ? 'success' : 'error', messages: isDone ? done : failed });
  }

  return { busy, change };
}

function MakeDefault({ address: { id, name } }: { address: SavedTaxAddress }) {
  const t = useTexts('addresses');
  const { busy, change } = useChange();
  const makeDefault = () =>
    change(() => api().addresses.makeTaxAddressDefault({ data: [{ id }] }), {
      done: t('is_default_now', { name }),
      failed: t('not_default'),
    });

  return (
    <Button variant="quiet" small busy={busy} onPress={() => void makeDefault()}>
      <Icon of={Star} />
      {t('make_default')}
      <Hidden> {name}</Hidden>
    </Button>
  );
}

function DeleteAddress({ address: { id, name } }: { address: SavedTaxAddress }) {
  const t = useTexts('addresses');
  const [isOpen, setOpen] = useState(false);
  const { busy, change } = useChange();
  const remove = async () => {
    await change(() => api().addresses.deleteTaxAddress({ data: [{ id }] }), {
      done: t('deleted'),
      failed: t('not_deleted'),
    });
    setOpen(false);
  };

  return (
    <>
      <Button variant="dangerQuiet" small onPress={() => setOpen(true)}>
        <Icon of={Trash2} />
        {t('delete')}
        <Hidden> {name}</Hidden>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('delete_title')}
        busy={busy}
        cancelLabel={t('cancel')}
        confirmLabel={t('delete')}
        onCancel={() => setOpen(false)}
        onConfirm={() => void remove()}
      >
        <p>{t('delete_text', { name })}</p>
      </ConfirmDialog>
    </>
  );
}
