import { UploadHistory } from './upload-history.tsx';

/** Every upload of the panel, whatever its kind. */
export const UploadsPage = () => <UploadHistory />;
