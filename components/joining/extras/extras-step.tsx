import { useTranslations } from 'next-intl';
import { StepForm } from '#components/joining/flow/step-form.tsx';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { useSaveStep } from '#components/joining/flow/use-save-step.ts';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { FieldSet } from '#components/ui/form/field-set.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';

/** Fees that may be added to a membership. */
export const ExtrasStep = ({ flow }: { flow: JoiningFlow }) => {
  const t = useTranslations('joining.extras');
  const { typed, keep, type } = flow;
  const { save, isPending } = useSaveStep(flow);
  const chosen = typed.collectableFeeIds;
  const choose = (id: string, isOn: boolean) =>
    keep((before) => {
      const others = before.collectableFeeIds.filter((one) => one !== id);
      return { ...before, collectableFeeIds: isOn ? [...others, id] : others };
    });
  return (
    <StepForm
      flow={flow}
      isPending={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void save({ collectableFeeIds: chosen });
      }}
    >
      <Panel as="div">
        <FieldSet legend={t('legend')}>
          {type.collectableFees
            .filter(({ isOptional }) => isOptional)
            .map(({ id, name, price }) => (
              <Checkbox
                key={id}
                label={name}
                help={price.formatted}
                checked={chosen.includes(id)}
                onChange={(event) => choose(id, event.target.checked)}
              />
            ))}
        </FieldSet>
        <p className="text-s text-ink-3">
          {t('help')} {t('none')}
        </p>
      </Panel>
    </StepForm>
  );
};
