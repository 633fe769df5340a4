import { Component, type ReactNode } from 'react'
import { Button } from '../../../ui/button/Button'
import { Alert } from '../../../ui/status/Alert'

type Props = { children: ReactNode }

/** Keeps a crash inside its widget: other widgets continue, and the visitor can try again. */
export class ErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <Alert tone="error" messages={['Something went wrong.']}>
        <Button tone="secondary" size="small" onPress={() => this.setState({ hasCrashed: false })}>
          Try again
        </Button>
      </Alert>
    )
  }
}
