import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';

const meta = document.querySelector<HTMLMetaElement>('meta[name="casino-config"]');
const config = JSON.parse(meta?.content ?? '');
const auth = initializeAuth(initializeApp(config), { persistence: inMemoryPersistence });
connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });

export const signIn = (email: string, password: string) =>
  signInWithEmailAndPassword(auth, email, password);
