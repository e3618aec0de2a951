import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ageOn, ageProblem } from '#contract/rules/ages.ts';
import { member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { withSiteServer } from '#tests/support/site-server.ts';
import './child-form.tsx';
import { PeopleList } from './people-list.tsx';
import type { PersonChoice } from './person-choice.ts';

withSiteServer();

const ages = { minimum: 5, maximum: 11 };
const choice = (id: number, name: string, input: Partial<PersonChoice> = {}): PersonChoice => ({
  person: { id, name, isYou: false, dateOfBirth: null },
  ...{ age: 8, isRefused: false, note: null, way: null, price: null },
  ...input,
});

/** The people of a customer, with the ids of those who are chosen. */
const People = ({ choices }: { choices: PersonChoice[] }) => {
  const [chosen, setChosen] = useState<number[]>([]);
  return (
    <>
      <h2 id="who">Who is coming?</h2>
      <PeopleList
        labelledBy="who"
        forWhom={{ kind: 'camps', ages }}
        today="2026-11-18"
        getAge={(born) => ({ age: ageOn(born, '2026-12-21'), problem: ageProblem(ages, born, '2026-12-21') })}
        {...{ choices, chosen }}
        onChosen={setChosen}
      />
      <output>{chosen.join(', ')}</output>
    </>
  );
};

const show = (...choices: PersonChoice[]) => renderOnSite(<People choices={choices} />, { session: member });
const chosen = () => screen.getByRole('status', { name: '' });

describe('the list of people', () => {
  test('is a group named by its heading, with everybody’s age on the day', () => {
    show(choice(7, 'Ivy Morgan'), choice(8, 'Sam Morgan', { age: null }));
    expect(screen.getByRole('group', { name: 'Who is coming?' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Ivy Morgan.*8 on the day/ })).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: /Sam Morgan/ })).not.toHaveAccessibleName(/on the day/);
  });

  test('chooses as many as are ticked, in the order in which they were', async () => {
    show(choice(7, 'Ivy Morgan'), choice(8, 'Sam Morgan'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Sam/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ivy/ }));
    expect(chosen()).toHaveTextContent('8, 7');
    await userEvent.click(screen.getByRole('checkbox', { name: /Sam/ }));
    expect(chosen()).toHaveTextContent(/^7$/);
  });

  test('closes the box of somebody who cannot come, says why, and shows a way on', () => {
    const way = { label: 'See the basket', href: '/basket' };
    show(choice(7, 'Ivy Morgan', { isRefused: true, note: 'Ivy has this in your basket already.', way }));
    const box = screen.getByRole('checkbox', { name: /Ivy/ });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription(/Ivy has this in your basket already\./);
    expect(screen.getByRole('link', { name: 'See the basket' })).toHaveAttribute('href', '/basket');
  });

  test('does what a way on says at once, and says that it is under way', async () => {
    let presses = 0;
    const way = { label: 'Join the waitlist', onPress: () => void (presses += 1), isBusy: true };
    show(choice(7, 'Ivy Morgan', { isRefused: true, note: 'No place is left.', way }));
    const press = screen.getByRole('button', { name: 'Join the waitlist' });
    expect(press).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(press);
    expect(presses).toBe(1);
  });
});

describe('adding a child', () => {
  const open = async () => {
    show(choice(7, 'Ivy Morgan'));
    await userEvent.click(screen.getByRole('button', { name: 'Add a child' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus());
  };

  test.each([
    ['02-06-2018', '8 on the day, can come'],
    ['02-06-2023', 'Leo is 3. This camp is for ages 5 to 11, so Leo can come from 2 Jun 2028.'],
    ['02-06-2010', 'Leo is 16. This camp is for ages 5 to 11.'],
  ])('answers while the date of birth %s is typed', async (born, text) => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Leo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Date of birth' }), born);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('names every field that is missing, and sends nothing', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add and choose' }));
    const missing = [
      ['First name', 'Enter the child’s first name'],
      ['Last name', 'Enter the child’s last name'],
      ['Date of birth', 'Enter the date of birth as DD-MM-YYYY'],
    ] as const;
    for (const [label, message] of missing) {
      expect(await screen.findByRole('link', { name: message })).toBeVisible();
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
    }
  });

  test('a date of birth lies in the past', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Leo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Morgan');
    await userEvent.type(screen.getByRole('textbox', { name: 'Date of birth' }), '01-01-2030{Enter}');
    expect(await screen.findByRole('link', { name: 'Enter a date of birth in the past' })).toBeVisible();
  });

  test('that is not wanted after all returns the focus to its button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('button', { name: 'Add a child' })).toHaveFocus();
  });
});
