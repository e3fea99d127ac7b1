import { expect, test } from 'vitest';
import { allRoutes } from './index.ts';
import { ROLES, type Role } from './roles.ts';

/** Who may call which calls; the server's `access.test.ts` shows that it refuses everyone else. */
const ACCESS = {
  public: `
    getHealth getReadiness logIn startPasskeyLogIn logInWithPasskey registerUser listPosts getPost
    listPinnedPosts listCategories listPages getPage listLatestPosts listSports listAthletes getAthlete
    listMedals getMedal listCategorisation getCategorisedAthlete countCategorisation listDocumentFolders
    listDocuments listNavigation listIssues getIssue findPages listMagazineArticles getMagazineArticle
    listMagazineAuthors listMagazineSections`,
  'signed-in': `
    startPasskeyProof provePasskey logOut checkToken readToken changePassword getProfile updateProfile setProfilePicture
    removeProfilePicture endSessions startAuthenticator confirmAuthenticator removeAuthenticator
    renewRecoveryCodes startPasskey addPasskey removePasskey`,
  superadmin: `
    listUsers createUser updateUser setUserPassword endUserSessions removeUserSecondFactor
    getSecondFactorRoles setSecondFactorRoles deleteUser listAuditLog exportAuditLog getCategory
    createCategory updateCategory deleteCategory deleteCategories restoreCategories listCategoryReferences
    getNightlyBackup listRefusedAddresses getSport createSport updateSport deleteSport deleteSports restoreSports
    listSportReferences getMenuSection createMenuSection updateMenuSection deleteMenuSection
    restoreMenuSections getMenuItem createMenuItems updateMenuItem deleteMenuItem restoreMenuItems
    orderMenuItems orderMenuSections eraseDeletedRecords emptyBin`,
  'superadmin tipfeler': `
    createPost updatePost deletePost setIzdvojeno listPostAuthors changePosts deletePosts restorePosts
    setPostTranslation pinPost unpinPost listPageReferences createPage updatePage deletePage deletePages
    restorePages setPageTranslation previewPost previewPage checkLinks`,
  'superadmin olimp tipfeler': `
    countPosts countPostsByStatus listPublishingWeeks listPreviewLinks createPreviewLink deletePreviewLink`,
  'superadmin olimp dokumenti tipfeler sportasi': `
    findAthletes findNamesakes createAthlete updateAthlete deleteAthlete deleteAthletes restoreAthletes
    listAthleteReferences listMedia listFiles getFile getFileByPath listFolders listArchive uploadImages
    uploadMedia replaceFile getUpload listDeletedRecords listBinUsers restoreDeletedRecords`,
  'superadmin olimp dokumenti': `
    createMedal updateMedal deleteMedal deleteMedals restoreMedals`,
  'superadmin kategorizacije': `
    findCategorisedAthletes exportCategorisation listCategorisationChoices importCategorisation
    clearCategorisation listCategorisationVersions compareCategorisationVersion restoreCategorisationVersion`,
  'superadmin dokumenti tipfeler': `
    listManagedFolders getDocumentFolder createDocumentFolder updateDocumentFolder setFolderVisibility
    deleteDocumentFolder restoreDocumentFolders listFolderReferences listSubfolders getSubfolder
    createSubfolder updateSubfolder deleteSubfolder restoreSubfolders listManagedDocuments findDocuments
    getDocument createDocuments updateDocument deleteDocument deleteDocuments restoreDocuments
    orderDocuments moveDocuments`,
  'superadmin olimp': `
    createIssue updateIssue deleteIssue restoreMagazineIssues listIssueReferences readIssueAgain getEditedMagazineArticle
    createMagazineArticle updateMagazineArticle deleteMagazineArticle deleteMagazineArticles
    restoreMagazineArticles getMagazineAuthor createMagazineAuthor updateMagazineAuthor deleteMagazineAuthor
    deleteMagazineAuthors restoreMagazineAuthors listMagazineAuthorReferences mergeMagazineAuthors
    listSameMagazineAuthors setMagazineAuthorsDifferent getMagazineSection createMagazineSection
    updateMagazineSection deleteMagazineSection deleteMagazineSections restoreMagazineSections
    listMagazineSectionReferences previewMagazineArticle`,
  'superadmin olimp dokumenti tipfeler': `
    updateFile removeProperties listFileUses moveFiles deleteFiles restoreFiles renameFolder
    uploadArticleImages createMediaFolder getDeletedPicture`,
  'superadmin olimp dokumenti tipfeler sportasi kategorizacije': `
    listRecordVersions getRecordVersion searchEverything recordHeartbeat endPresence`,
};

/** Which roles see more than the public in public reads. */
const SEES_EVERYTHING = {
  'superadmin tipfeler': `
    listPosts getPost listPinnedPosts listPages getPage listLatestPosts`,
  superadmin: `
    listCategories listSports listNavigation`,
  'superadmin olimp dokumenti tipfeler sportasi': `
    getAthlete`,
  'superadmin olimp dokumenti': `
    listMedals getMedal`,
  'superadmin kategorizacije': `
    listCategorisation getCategorisedAthlete`,
  'superadmin olimp': `
    listIssues getIssue listMagazineAuthors listMagazineSections`,
};

const namesOf = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role)).join(' ');

test.each(Object.entries(ACCESS))('calls for %s', (who, keys) => {
  const found = allRoutes.filter(
    ({ route: { access } }) => (typeof access === 'string' ? access : namesOf(access)) === who,
  );
  expect(found.map(({ key }) => key).toSorted()).toEqual(keys.trim().split(/\s+/).toSorted());
});

test('every call has its access in the table', () => {
  const keys = Object.values(ACCESS).flatMap((some) => some.trim().split(/\s+/));
  expect(keys.toSorted()).toEqual(allRoutes.map(({ key }) => key).toSorted());
});

test.each(Object.entries(SEES_EVERYTHING))('public reads that show everything to %s', (who, keys) => {
  const found = allRoutes.filter(({ route: { everythingFor = [] } }) => namesOf(everythingFor) === who);
  expect(found.map(({ key }) => key).toSorted()).toEqual(keys.trim().split(/\s+/).toSorted());
});
