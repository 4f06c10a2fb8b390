import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceStorage } from '../../lib/storage.ts';
import { pathTo } from '../../paths.ts';

/** What an error of a password reset holds that leads to a new login. Specification section 8. */
const CREATE_NEW = 'create a new one';

/**
 * The dialog of a reset error that leads to `/account/create`: `offer` shows it where the error is such a
 * one, and once it is closed the address goes along.
 */
export function useCreateNewLogin() {
  const navigate = useNavigate();
  const [offered, setOffered] = useState<{ error: string; email: string } | null>(null);
  return {
    createNew: offered?.error ?? null,
    /** True where the error leads to a new login. */
    offer: (error: string, email: string): boolean => {
      if (!error.includes(CREATE_NEW)) return false;
      setOffered({ error, email });
      return true;
    },
    leaveForCreate: () => {
      if (!offered) return;
      setOffered(null);
      deviceStorage.writeDraft('create-login-1', { email: offered.email });
      void navigate(pathTo('createLogin'));
    },
  };
}
