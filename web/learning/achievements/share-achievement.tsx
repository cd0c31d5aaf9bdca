import { useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Achievement } from '#contract/learning/achievements/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { CopyField, CopyFields } from '#web/shared/ui/copy-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

/** Nothing is public before the person has read what becomes so. */
export function ShareAchievement({ achievement }: { achievement: Achievement }) {
  const t = useTexts('achievements');
  const shell = useTexts('shell');
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`level_${achievement.kind}`, { target: achievement.target });
  const { share_url: url } = achievement;

  return (
    <>
      <Button variant="quiet" small onPress={() => setIsOpen(true)}>
        <Icon of={Share2} />
        {t(url ? 'shared' : 'share')}
        <Hidden>: {name}</Hidden>
      </Button>
      <Dialog
        open={isOpen}
        title={t('share_title', { name })}
        closeLabel={shell('close')}
        onClose={() => setIsOpen(false)}
      >
        {url ? <Shared achievement={achievement} url={url} /> : <NotShared achievement={achievement} />}
      </Dialog>
    </>
  );
}

function NotShared({ achievement: { id } }: { achievement: Achievement }) {
  const t = useTexts('achievements');
  const { change, ...sending } = useChange(() => api().achievements.shareAchievement({ data: [{ id: id ?? 0 }] }));

  return (
    <>
      <p>{t('share_consent')}</p>
      <CommandErrors errors={sending.errors} />
      <Button busy={sending.busy} onPress={change}>
        {t('share_confirm')}
      </Button>
    </>
  );
}

function Shared({ achievement: { id }, url }: { achievement: Achievement; url: string }) {
  const t = useTexts('achievements');
  const { change, ...sending } = useChange(() => api().achievements.unshareAchievement({ data: [{ id: id ?? 0 }] }));

  return (
    <>
      <p>{t('share_words')}</p>
      <CopyFields>
        <CopyField term={t('address')} shown={url} text={url} copyLabel={t('copy')} copiedLabel={t('copied')} />
      </CopyFields>
      <CommandErrors errors={sending.errors} />
      <Button variant="secondary" busy={sending.busy} onPress={change}>
        {t('unshare')}
      </Button>
    </>
  );
}

function useChange(run: () => Promise<unknown>) {
  const client = useQueryClient();
  const { send, refuse: _, ...sending } = useSending();

  function change(): void {
    void send(async () => {
      await run();
      await client.invalidateQueries({ queryKey: queries().achievements.retrieveAchievements.key() });
    });
  }

  return { ...sending, change };
}
