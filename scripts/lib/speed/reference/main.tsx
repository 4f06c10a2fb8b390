import type { SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { styled } from 'styled-components';

// A minimal log-in page with the app's libraries, to measure their cost on a slow phone.

const identity = import('./identity.ts');

const Form = styled.form`
  display: grid;
  gap: 1rem;
  max-inline-size: 20rem;
`;

async function send(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const fields = new FormData(event.currentTarget);
  const { signIn } = await identity;
  await signIn(String(fields.get('email')), String(fields.get('password')));
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Form onSubmit={send}>
      <input name="email" type="email" aria-label="Email" autoComplete="username" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit">Log in</button>
    </Form>
  </BrowserRouter>,
);
