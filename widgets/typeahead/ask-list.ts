export { readSuggestions } from '../../shared/domain/api/suggestions'
export { apiProvider } from '../../shared/domain/hooks/use-api'
