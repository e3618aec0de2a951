'use client';

import Eye from 'lucide-react/icons/eye';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { DateField } from '#components/ui/form/date-field.tsx';
import { ErrorSummary } from '#components/ui/form/error-summary.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { TextArea } from '#components/ui/form/text-area.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { ExampleSection } from './example-section.tsx';

const counter = (count: number, max: number) => `Character count: ${count}/${max}`;

const calendarLabels = {
  open: 'Open calendar',
  calendar: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'today',
};

const TextExamples = () => (
  <Fields>
    <TextField
      label="Anything we should know?"
      defaultValue="Left knee, please keep jumps low"
      help="Only your instructor sees this"
      maxLength={255}
    />
    <Select
      label="Instructor"
      icon={User}
      options={[
        { value: '', label: 'Any instructor' },
        { value: '1', label: 'Hannah Lowe' },
      ]}
    />
    <TextField label="Emergency contact" id="contact" error="This field is required" />
    <TextField
      label="Password"
      type="password"
      aside={
        <a className="tap-target text-s" href="#password">
          Forgotten password?
        </a>
      }
      end={
        <IconButton size="field" label="Show password">
          <Eye className="icon" />
        </IconButton>
      }
    />
    <TextArea label="Notes" maxLength={80} counter={counter} />
    <TextField label="Membership number" disabled defaultValue="T-10482" />
  </Fields>
);

const StepperExample = ({ label, start, max }: { label: string; start: number; max: number }) => {
  const [value, setValue] = useState(start);
  const labels = { label, decreaseLabel: `Remove one: ${label}`, increaseLabel: `Add one: ${label}` };
  return <Stepper {...labels} value={value} onChange={setValue} max={max} />;
};

const DateExamples = () => {
  const [date, setDate] = useState('2017-03-14');
  const [visit, setVisit] = useState('');
  return (
    <Fields>
      <DateField
        label="Date of birth"
        help="DD-MM-YYYY"
        value={date}
        onChange={setDate}
        labels={calendarLabels}
        today="2026-11-18"
        disableFuture
      />
      <DateField
        label="First visit"
        placeholder="DD-MM-YYYY"
        error="Please select a date"
        value={visit}
        onChange={setVisit}
        labels={calendarLabels}
        today="2026-11-18"
        disablePast
        maxDate="2027-01-31"
      />
    </Fields>
  );
};

export const FieldExamples = () => {
  const [problems, setProblems] = useState(0);
  return (
    <ExampleSection title="Fields" note="44 px tall. Label above, help below, error in words and with an icon.">
      <TextExamples />
      <DateExamples />
      <div className="flex flex-wrap items-center gap-3">
        <StepperExample label="Adult tickets" start={2} max={10} />
        <StepperExample label="Junior tickets" start={0} max={3} />
      </div>
      <Fields>
        <div>
          <Checkbox label="I agree to the Terms and Conditions" defaultChecked />
          <Checkbox label="Save this card" help="For the next time you book" />
          <Checkbox label="I agree to the waiver" id="waiver" error="Agree to the waiver" />
          <Checkbox label="Not for you" disabled />
          <Checkbox label="Always on" disabled defaultChecked />
        </div>
        <RadioGroup
          legend="Booking dates"
          defaultValue="full"
          options={[
            { value: 'full', label: 'Entire camp', help: '10 sessions' },
            { value: 'individual', label: 'Chosen dates' },
            { value: 'none', label: 'Not offered', disabled: true },
          ]}
        />
        <RadioGroup
          legend="Size"
          inline
          error="Please select an option"
          options={[
            { value: 's', label: 'Small' },
            { value: 'm', label: 'Medium' },
          ]}
        />
      </Fields>
      <div>
        <Button variant="secondary" onClick={() => setProblems(problems + 1)}>
          Check the form
        </Button>
      </div>
      {problems > 0 && (
        <ErrorSummary
          key={problems}
          title="There are 2 things to put right"
          problems={[
            { fieldId: 'contact', message: 'Enter an emergency contact' },
            { fieldId: 'waiver', message: 'Agree to the waiver' },
          ]}
        />
      )}
    </ExampleSection>
  );
};
