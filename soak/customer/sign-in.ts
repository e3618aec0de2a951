import { numberAt, textAt } from './answer.ts';
import { call, note, type Person } from './person.ts';

const address = { address1: '14 Wharf Street', town: 'Sowerby Bridge', postcode: 'HX6 2AE', country: 'GB' };

/** Signs in by password; later calls use the new token. */
export async function signIn(person: Person): Promise<void> {
  const { customer } = person;
  const body = { username: customer.email, password: 'Touchline-demo-1' };
  const token = textAt((await call(person, '/api/auth/customer/login', { body, anonymous: true })).data, 'token');
  if (token !== '') customer.token = token;
}

/** Registers a new person, without credit and without debts. */
export async function register(person: Person): Promise<void> {
  const { customer, record } = person;
  const email = `new-${customer.email}`;
  const password = `A seed makes ${record.name}`;
  const fields = {
    personal: { first_name: 'Robin', last_name: 'Reed', date_of_birth: '1990-05-17' },
    contact: { email, phone: '01632 960001', address },
  };
  const body = { data_fields: fields, password, password_confirmation: password, terms: true };
  const path = '/api/auth/customer/register?onboarding_type=customer_account_online';
  const { data } = await call(person, path, { body, anonymous: true });
  const [token, userId] = [textAt(data, 'token'), numberAt(data, 'user', 'id')];
  if (token === '' || userId === 0) return;
  Object.assign(customer, { userId, email, token, general: 0, membership: 0, penaltyId: null });
  record.userId = userId;
  note(person, `is now user ${userId}`);
}
