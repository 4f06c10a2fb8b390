// Whatever these do when they are read, they do in a task of their own: the page reads their file before the
// app's (index.html, vite.chunks.ts).
import 'react-dom/client';
import 'react-router-dom';
import 'styled-components';
