const form = document.getElementById('card');

/** A test card's button fills in its number, and the other fields that are still empty. */
document.querySelector('.test-cards').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (!button) return;
  const values = { name: 'Alex Morgan', expiry: '12/30', code: '123' };
  for (const input of form.querySelectorAll('input')) input.value ||= values[input.name] ?? '';
  form.elements.number.value = button.dataset.cardNumber;
});

form.querySelector('[aria-invalid="true"]')?.focus();
