import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { questionsIn, type TypedQuestion, type FieldInputProps } from './fields.ts';
import { moved } from './moved.ts';
import { TextsInput } from './texts-input.tsx';
import styles from './record-form.module.css';

/** Questions with their answers, in both languages. */
export function QuestionsInput({ field: { label, help, name }, typed, errors, onChange }: FieldInputProps) {
  const t = useTexts('desk');
  const questions = questionsIn(typed);
  const errorIn = (place: number, part: string) =>
    errors.filter(({ field }) => field?.startsWith(`${name}.${place}.${part}`)).map(({ message }) => message);
  const change = (place: number, next: Partial<TypedQuestion>) =>
    onChange(questions.map((question, at) => (at === place ? { ...question, ...next } : question)));

  return (
    <ChoiceGroup
      legend={label}
      help={help}
      error={errors.filter(({ field }) => field === name).map(({ message }) => message)}
    >
      <ol className={styles.questions}>
        {questions.map((question, place) => (
          <li key={place}>
            <div className={styles.questionHead}>
              <b>{t('question_number', { number: place + 1 })}</b>
              <IconButton
                icon={ArrowUp}
                label={t('move_up', { name: place + 1 })}
                disabled={place === 0}
                onPress={() => onChange(moved(questions, place, -1))}
              />
              <IconButton
                icon={ArrowDown}
                label={t('move_down', { name: place + 1 })}
                disabled={place === questions.length - 1}
                onPress={() => onChange(moved(questions, place, 1))}
              />
              <IconButton
                icon={X}
                label={t('take_out', { name: place + 1 })}
                onPress={() => onChange(questions.filter((_, at) => at !== place))}
              />
            </div>
            <TextsInput
              label={t('question')}
              name={`${name}.${place}.question`}
              texts={question.question}
              error={errorIn(place, 'question')}
              onChange={(texts) => change(place, { question: { ...texts } })}
            />
            <TextsInput
              label={t('answer')}
              name={`${name}.${place}.answer`}
              texts={question.answer}
              error={errorIn(place, 'answer')}
              isLong
              onChange={(texts) => change(place, { answer: { ...texts } })}
            />
          </li>
        ))}
      </ol>
      <Button variant="secondary" small onPress={() => onChange([...questions, { question: {}, answer: {} }])}>
        <Icon of={Plus} />
        {t('add_question')}
      </Button>
    </ChoiceGroup>
  );
}
